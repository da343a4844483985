import elena from './people/elena.svg';
import jonas from './people/jonas.svg';
import maya from './people/maya.svg';
import priya from './people/priya.svg';

/** Sample content of the home page; `image` is an address on this site. */
type Testimonial = { name: string; role: string; quote: string; image: string };

const testimonials: readonly Testimonial[] = [
  {
    name: 'Maya Okafor',
    role: 'Adopted a senior dog',
    quote:
      'I told them I walk slowly and read a lot. They told me about a ten-year-old who likes both. We have been unhurried together ever since.',
    image: maya,
  },
  {
    name: 'Jonas Lindqvist',
    role: 'Adopted his first cat',
    quote:
      'The checklist kept me from buying half the shop and forgetting the vet. By the time she came out from under the sofa, everything was ready.',
    image: jonas,
  },
  {
    name: 'Priya Hale',
    role: 'Adopted a cockatiel',
    quote:
      'I filled in the form on the bus, lost the signal twice, and it simply waited for me. Two days later I could bring him home.',
    image: priya,
  },
  {
    name: 'Elena Ruiz',
    role: 'Adopted a rabbit with her daughters',
    quote:
      'They were honest that he needed time and a quiet corner. We gave him both. Now he thumps when breakfast is late.',
    image: elena,
  },
];

export function TestimonialSection() {
  return (
    <section aria-labelledby="testimonials">
      <h2 id="testimonials" className="text-2xl">
        From people who adopted
      </h2>
      <ul className="mt-6 grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-6">
        {testimonials.map(({ name, role, quote, image }) => (
          <li key={name} className="rounded-lg border border-hairline bg-card p-6">
            <figure className="flex h-full flex-col gap-5">
              <blockquote className="max-w-measure text-lg">
                <p>“{quote}”</p>
              </blockquote>
              <figcaption className="mt-auto flex items-center gap-4 max-[16rem]:flex-col max-[16rem]:items-start">
                <img
                  src={image}
                  alt=""
                  width={56}
                  height={56}
                  loading="lazy"
                  className="size-14 shrink-0 rounded-lg bg-sunk object-cover"
                />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-sm text-ink-soft">{role}</span>
                </span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
