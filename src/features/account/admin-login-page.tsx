import { Link } from '@tanstack/react-router';
import { pageTexts } from '#src/domain/page-texts.ts';
import { SignInPage } from './sign-in-page.tsx';

export function AdminLoginPage() {
  return (
    <SignInPage as="admin" title={pageTexts.adminLoginTitle}>
      <p>
        Looking for a pet?{' '}
        <Link to="/Login" state className="font-semibold text-evergreen underline">
          Regular login
        </Link>
      </p>
    </SignInPage>
  );
}
