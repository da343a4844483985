import { useCatalogue } from '#src/catalogue/catalogue-context.tsx';
import { PetPicture } from '#src/parts/pet-picture.tsx';
import { Section } from './section.tsx';

/** Every portrait at a glance, and the placeholder for a pet that has none. */
export function PortraitSection() {
  const { pets } = useCatalogue();
  return (
    <Section title={`Portraits (${pets.length})`}>
      <ul
        className="grid gap-3"
        style={{ gridTemplateColumns: 'repeat(auto-fill, minmax(7rem, 1fr))' }}
      >
        <li>
          <PetPicture src="" alt="Placeholder" className="aspect-square w-full rounded-lg" />
          <p className="text-sm">Placeholder</p>
        </li>
        {pets.map(({ id, name, breed, type, imageUrl }) => (
          <li key={id}>
            <PetPicture
              src={imageUrl}
              alt={`Portrait of ${name}`}
              type={type}
              className="aspect-square w-full rounded-lg"
            />
            <p className="text-sm break-words">
              {name}, {breed}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
