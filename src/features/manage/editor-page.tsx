import { Page } from '#src/ui/page.tsx';
export function EditorPage() {
  return <Page title="Edit">.</Page>;
}
export function NewPetPage() {
  return <Page title="New">.</Page>;
}
