// The pages of an account, for one import in `routes.tsx`: each import there is part of a first visit.
export { AccountPage } from './account-page.tsx';
export { AdminInvitationPage } from './admin-invitation-page.tsx';
export { AdminLoginPage } from './admin-login-page.tsx';
export { ChangeEmailPage, ConfirmEmailPage } from './email-pages.tsx';
export { LoginPage } from './login-page.tsx';
export { ChangePasswordPage, ForgotPasswordPage, ResetPasswordPage } from './password-pages.tsx';
export { RegisterPage } from './register-page.tsx';
