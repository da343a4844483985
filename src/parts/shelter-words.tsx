import type { Shelter } from '#src/domain/shelter.ts';

/** Where a shelter is and how it answers, in its own words; nothing where it says nothing. */
export function ShelterWords({ phone, address, openingHours, answerPromise }: Shelter) {
  const said = [
    ['Where we are', address],
    ['When we are open', openingHours],
    ['When you hear from us', answerPromise],
  ].filter(([, words]) => words !== '');
  return (
    <>
      {phone !== '' && (
        <p>
          Call{' '}
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className="text-evergreen underline">
            {phone}
          </a>
          .
        </p>
      )}
      {said.map(([label, words]) => (
        <div key={label}>
          <h3 className="font-semibold">{label}</h3>
          <p className="whitespace-pre-line">{words}</p>
        </div>
      ))}
    </>
  );
}
