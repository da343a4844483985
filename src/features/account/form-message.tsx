/** Why a form could not be sent or was refused; read out when it appears. */
export function FormMessage({ children }: { children: string }) {
  if (children === '') return null;
  return (
    <p role="alert" className="settle rounded-md border border-clay bg-clay-tint p-4 text-clay-ink">
      {children}
    </p>
  );
}
