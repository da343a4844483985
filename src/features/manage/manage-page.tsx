import { Page } from '#src/ui/page.tsx';
export function ManagePage() {
  return <Page title="Manage pets">.</Page>;
}
