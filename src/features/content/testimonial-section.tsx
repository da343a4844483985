import { testimonials } from './testimonials.ts';

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
