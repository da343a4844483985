/** Saves what this page has made as a file, under a name with today's date before its ending. */
export function saveAsFile(parts: string[], name: string, type: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob(parts, { type }));
  link.download = name.replace(/(?=\.\w+$)/, `-${new Date().toISOString().slice(0, 10)}`);
  link.click();
  // Some browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
