/** The outcome of a form where this device could not write down who is signed in. */
export const notSaved = {
  outcome: 'refused',
  message: 'This could not be saved on this device. Free some space and try again.',
} as const;

/** What the server, or the lack of one, answered to a form; read out when it comes. */
export function FormMessage({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <p role="alert" className="settle rounded-md border border-clay bg-clay-tint p-4 text-clay-ink">
      {children}
    </p>
  );
}
