// The pages of an application, for one import in `routes.tsx`: each import there is part of a first
// visit.
export { ConfirmationPage } from './confirmation-page.tsx';
export { NoPetSelectedPage } from './no-pet-selected-page.tsx';
export { QuestionsPage } from './questions-page.tsx';
