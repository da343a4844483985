/** What somebody reads who opens an archive without Homeward. */
export const readme = `Everything of a shelter that used Homeward
==========================================

Keep this file where only you can read it: it holds the names, addresses and words of people who
applied to adopt a pet.

For people
  csv/pets.csv, csv/applications.csv      tables for a spreadsheet
  pictures/<pet>/<photo>-<width>-….webp   each photo of a pet, in several widths

For other systems (hidden pets are left out; pictures are named by their address at the old home)
  csv/petfinder.csv, csv/adopt-a-pet.csv, csv/rescuegroups.csv

For Homeward, and whoever writes a program that reads it
  manifest.json        what is here, and how much of it
  shelter.json         what the shelter says about itself
  people.json          who has applied, decided or changed a pet: id, name, email; no passwords
  pets.json            every pet with all fields; "media" of a photo is the SHA-256 of a picture
  applications.json    every application, with its decision and the message that went with it
  past-decisions.json  decisions whose applications were deleted
  history.json         what became of the pets, the oldest change first
Each is a JSON list with one row a line, in UTF-8. Times are UTC.

To read it into an empty Homeward:  npm run import -- THIS-FILE.zip
People get accounts without a password there, and set one by "Forgot your password?". Nobody becomes
an admin by it: npm run admin -- EMAIL invites one.
`;
