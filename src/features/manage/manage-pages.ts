// The staff's pages, for one import in `routes.tsx`: each import there is part of a first visit.
export { CardsPage } from './cards-page.tsx';
export { EditorPage, NewPetPage } from './editor-page.tsx';
export { ExportPage } from './export-page.tsx';
export { ImportPage } from './import-page.tsx';
export { ManagePage } from './manage-page.tsx';
export { ShelterPage } from './shelter-page.tsx';
export { StartPage } from './start-page.tsx';
