/** The fixed sentences about putting a pet in the cart, like those of texts.ts; they load with the lists. */
export const adoptTexts = {
  adoptMe: 'Adopt Me',
  loginToAdopt: 'Login to Adopt',
  removePet: 'Remove',
  mustLogInToAdopt: 'You must be logged in to adopt a pet.',
  adminsCannotAdopt: 'Admins cannot add pets to the cart.',
} as const;
