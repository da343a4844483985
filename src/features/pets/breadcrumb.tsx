import { Link } from '@tanstack/react-router';
import { pages, type ListPath } from '#src/domain/paths.ts';
import { BackTo, BreadcrumbFrame, breadcrumbLinkClass } from './pet-frame.tsx';

/** The list in which the pet was found, with a link back to it. */
export function Breadcrumb({ list, petName }: { list: ListPath; petName: string }) {
  const back = (
    <Link to={list} search className={breadcrumbLinkClass}>
      <BackTo label={pages[list].list} />
    </Link>
  );
  return <BreadcrumbFrame back={back} petName={petName} />;
}
