/**
 * Every fixed sentence of the specification, letter for letter, its spelling too. What is ours
 * alone stands with the screen that says it.
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

  searchResults: (count: number) => `Search Results: ${count} pets found`,
  searchEmpty: 'No pets found matching your search. Try a different search term.',

  removePet: 'Remove',
  adoptMe: 'Adopt Me',
  loginToAdopt: 'Login to Adopt',
  petGone: 'This pet is no longer listed.',

  cartEmpty: 'Your cart is empty!',
  startAdopting: 'Start Adopting',
  proceedForApplication: 'Procced For Application',
  onePetAtATime: 'please add only pet at a time',

  loginTitle: 'Welcome Back',
  fillDummyCredentials: 'Fill Dummy Credentials',
  registerTitle: 'Create an Account',
  registerAsAdmin: 'Register as Admin',
  adminLoginTitle: 'Admin Login',
  invalidCredentials: 'Invalid email or password',
  adminsElsewhere: 'Access denied. Admins must log in via the Admin Login page.',
  onlyAdmins: 'Access denied. Only admins can log in.',

  aiTitle: 'Find Your Perfect Pet',
  aiExamples: [
    'Medium-Energy Dog',
    'Low-Energy Cat',
    'High-Energy Large Dog',
    'Small Low-Energy Senior Dog',
  ],
  aiSubmit: 'Find My Perfect Pet',
  aiSearching: 'Searching...',
  aiResultsTitle: 'Recommended Pets',
  aiEmpty: 'No pets found matching your criteria. Try adjusting your search.',
  aiLoading: 'Loading pets...',
  aiUnreadable: 'Failed to parse AI response. Please try again.',
  aiListening: 'Error listening for AI response. Please try again.',
  aiFailed: 'Failed to get AI recommendations. Please try again.',

  noPetSelected: 'No Pet Selected',
  browsePets: 'Browse Pets',
  submitting: 'Submitting...',
  applicationFailed: 'Error submitting application. Please try again.',
  applicationSubmitted: 'Application submitted successfully!',
  alreadySubmittedTitle: 'Application Already Submitted',
  alreadySubmitted: (petName: string) =>
    `You have already submitted an application for ${petName}. You cannot submit another application for this pet.`,
  alreadySubmitting: 'Application has already been submitted or is currently being submitted.',
  confirmationTitle: 'Application Submitted Successfully!',
  confirmation:
    'Thank you for submitting your application. We will review your details and get back to you soon.',
  backToHome: 'Back to Home',

  tasksCompleted: (done: number, all: number) => `${done} of ${all} tasks completed`,

  adminDashboardTitle: 'Adoption Requests Dashboard',
  userDashboardTitle: 'My Adoption Applications',

  mustLogInToAdopt: 'You must be logged in to adopt a pet.',
  adminsCannotAdopt: 'Admins cannot add pets to the cart.',

  unknownCartAction: 'Action type not found',
  cartOutsideProvider: 'useCart must be used within a CartProvider',
} as const;
