import type { ReactNode } from 'react';

/** A part of the design page under its heading. */
export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mt-8 border-t border-hairline pt-6">
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  );
}
