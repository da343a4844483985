import { Link } from '@tanstack/react-router';
import { pageTexts } from '#src/domain/page-texts.ts';
import { SignInPage } from './sign-in-page.tsx';

export function LoginPage() {
  return (
    <SignInPage as="user" title={pageTexts.loginTitle}>
      <p>
        New here?{' '}
        <Link to="/Register" state className="font-semibold text-evergreen underline">
          Sign up
        </Link>
      </p>
      <p>
        Working for a shelter?{' '}
        <Link to="/Loginasadmin" state className="font-semibold text-evergreen underline">
          {pageTexts.adminLoginTitle}
        </Link>
      </p>
    </SignInPage>
  );
}
