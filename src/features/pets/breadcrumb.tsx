import { Link, useLocation } from '@tanstack/react-router';
import { listOf } from './list-of.ts';
import { BackTo, BreadcrumbFrame, breadcrumbLinkClass } from './pet-frame.tsx';

/** Where the pet was found, and the way back there. */
export function Breadcrumb({ petName }: { petName: string }) {
  const { pathname } = useLocation();
  const { label, to } = listOf(pathname);
  const back = (
    <Link to={to} search className={breadcrumbLinkClass}>
      <BackTo label={label} />
    </Link>
  );
  return <BreadcrumbFrame back={back} petName={petName} />;
}
