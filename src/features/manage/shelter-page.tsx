import { Page } from '#src/ui/page.tsx';
export function ShelterPage() {
  return <Page title="About the shelter">.</Page>;
}
