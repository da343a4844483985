// Only one picture at a time may have the transition name, or the browser skips the transition. The
// name is set on the element directly: it must be there when the browser captures the old page,
// before any render.
const name = 'pet-portrait';
let openedId = '';
let openedPicture: HTMLElement | undefined;

/** Animates this picture into the one of the pet's page, and back on return. */
export function markOpened(petId: string, picture: HTMLElement) {
  openedPicture?.style.removeProperty('view-transition-name');
  picture.style.setProperty('view-transition-name', name);
  openedId = petId;
  openedPicture = picture;
}

/** The same for a card that is on screen again, if its pet was opened last. */
export function markIfOpened(petId: string, picture: HTMLElement | null) {
  if (picture !== null && petId === openedId) markOpened(petId, picture);
}

/** The style of the pet page's picture. */
export const openedStyle = { viewTransitionName: name };
