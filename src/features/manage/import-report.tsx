import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { ImportReport } from '#src/domain/import/import-answers.ts';
import { importedFieldLabel } from './import-words.ts';

/** What was noted of a run: lines without a pet, fields that stayed, pictures that were not fetched. */
export function ImportReportLists({ report }: { report: ImportReport }) {
  const { problems, keptFields, failedPictures, problemCount } = report;
  if (problems.length + keptFields.length + failedPictures.length === 0)
    return <p className="text-ink-soft">Every line was taken as it is.</p>;
  return (
    <div className="flex flex-col gap-5">
      {problems.length > 0 && (
        <List
          title={
            problemCount > problems.length
              ? `Lines (the first ${problems.length} of ${problemCount})`
              : 'Lines'
          }
        >
          {problems.map(({ line, name, reason }, at) => (
            <li key={at}>
              Line {line}
              {name !== '' && `, ${name}`}: {reason}
            </li>
          ))}
        </List>
      )}
      {keptFields.length > 0 && (
        <List title="Kept as staff have it">
          {keptFields.map(({ petId, name, fields }) => (
            <li key={petId}>
              <Link to="/Manage/$id" params={{ id: petId }} className="underline">
                {name}
              </Link>
              : {fields.map(importedFieldLabel).join(', ')}
            </li>
          ))}
        </List>
      )}
      {failedPictures.length > 0 && (
        <List title="Pictures that were not fetched">
          {failedPictures.map(({ petId, name, address, reason }) => (
            <li key={petId + address}>
              <Link to="/Manage/$id" params={{ id: petId }} className="underline">
                {name}
              </Link>
              : {reason}
              <span className="block break-all">{address}</span>
            </li>
          ))}
        </List>
      )}
    </div>
  );
}

function List({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h4 className="font-sans text-sm font-semibold tracking-normal">{title}</h4>
      <ul className="mt-1 flex list-disc flex-col gap-1 ps-5 text-sm break-words">{children}</ul>
    </div>
  );
}
