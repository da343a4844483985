import { Link } from '@tanstack/react-router';
import { texts } from '#src/domain/texts.ts';
import { SignInPage } from './sign-in-page.tsx';

export function LoginPage() {
  return (
    <SignInPage as="user" title={texts.loginTitle}>
      <p>
        New here?{' '}
        <Link to="/Register" className="font-semibold text-evergreen underline">
          Sign up
        </Link>
      </p>
      <p>
        Working for a shelter?{' '}
        <Link to="/Loginasadmin" className="font-semibold text-evergreen underline">
          {texts.adminLoginTitle}
        </Link>
      </p>
    </SignInPage>
  );
}
