// The pages that are read, for one import in `routes.tsx`: each import there is part of a first visit.
export { AboutPage, ContactPage, LicensingPage, PrivacyPage } from './about-pages.tsx';
export { ArticlesPage } from './articles-page.tsx';
export { ChecklistPage } from './checklist-page.tsx';
export { CovidPage } from './covid-page.tsx';
