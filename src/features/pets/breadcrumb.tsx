import { Link } from '@tanstack/react-router';
import { pages, type ListPath } from '#src/domain/paths.ts';
import { BackTo, BreadcrumbFrame, breadcrumbLinkClass } from './pet-frame.tsx';

/** Where the pet was found, and the way back there. */
export function Breadcrumb({ list, petName }: { list: ListPath; petName: string }) {
  const back = (
    <Link to={list} search className={breadcrumbLinkClass}>
      <BackTo label={pages[list].list} />
    </Link>
  );
  return <BreadcrumbFrame back={back} petName={petName} />;
}
