/**
 * The fixed sentences of the specification, letter for letter, spelling mistakes included. Here are
 * those of the shell and of what pages share, which a first visit loads; the others are in
 * adopt-texts.ts and page-texts.ts. Sentences that the specification does not fix are in the
 * components that show them.
 */
export const texts = {
  heroTitle: 'Find Your Forever Friend',
  startAlert: 'Loading pets may take a few seconds.',
  welcomeGuest: 'Welcome Guest',
  allPets: 'All Pets',
  login: 'Login',
  register: 'Register',
  myApplications: 'MyApplications',
  manageApplications: 'Manage Applications',
  logOut: 'Log out',
  searchPlaceholder:
    'Search by pet name, breed, type, or age (e.g., Buddy, Golden Retriever, dog, young)',
  footerLinks: ['About', 'Privacy Policy', 'Licensing', 'Contact'],
  copyrightYear: 2024,
  routeFailure: 'Unexpected Application Error!',
  loading: 'Loading...',
  browsePets: 'Browse Pets',
  unknownCartAction: 'Action type not found',
  cartOutsideProvider: 'useCart must be used within a CartProvider',
} as const;
