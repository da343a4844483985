export const formTitle = 'Adoption application';
