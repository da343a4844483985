// One picture at a time has the name, or the browser would refuse the transition. It is written to
// the element itself: the name must stand there when the old page is photographed, before any render.
const name = 'pet-portrait';
let openedId = '';
let openedPicture: HTMLElement | undefined;

/** Ties this picture to the pet's page: it grows into it, and shrinks back on return. */
export function markOpened(petId: string, picture: HTMLElement) {
  openedPicture?.style.removeProperty('view-transition-name');
  picture.style.setProperty('view-transition-name', name);
  openedId = petId;
  openedPicture = picture;
}

/** The same for a card that comes back on screen, if its pet was the one opened last. */
export function markIfOpened(petId: string, picture: HTMLElement | null) {
  if (picture !== null && petId === openedId) markOpened(petId, picture);
}

/** The style of the pet page's picture. */
export const openedStyle = { viewTransitionName: name };
