import { Link } from '@tanstack/react-router';
import { texts } from '#src/domain/texts.ts';
import { SignInPage } from './sign-in-page.tsx';

export function AdminLoginPage() {
  return (
    <SignInPage as="admin" title={texts.adminLoginTitle}>
      <p>
        Looking for a pet?{' '}
        <Link to="/Login" className="font-semibold text-evergreen underline">
          Regular login
        </Link>
      </p>
    </SignInPage>
  );
}
