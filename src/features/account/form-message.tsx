/** What the server, or the lack of one, answered to a form; read out when it comes. */
export function FormMessage({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <p role="alert" className="settle rounded-md border border-clay bg-clay-tint p-4 text-clay-ink">
      {children}
    </p>
  );
}
