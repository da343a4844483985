// The screens of staff, who are admins: every page of theirs in every state it has.
import { texts } from '#src/domain/texts.ts';
import {
  addPhoto,
  both,
  choose,
  chooseList,
  findNothing,
  press,
  pressInMain,
  readApproved,
  readRequest,
  reserveOne,
  saveWith,
  selectAndChoose,
  sendForm,
} from './acts.ts';
import { at, type Listed, narrow } from './screen.ts';
import { decide, managed, request, requests, securityLog } from './routes.ts';
import { takenPetId, type WorldName } from './worlds.ts';

const imports = ['/Manage/import'];
// Of no known format, and without a type.
const table = 'Code;Rufname\n7;Rex\n';

export const staffScreens = {
  'an admin': [
    ...at('full', ['/Manage'], /^12\d pets$/),
    ...at('empty', ['/Manage'], 'No pet is like this.', findNothing),
    ...narrow('open', ['/Manage'], 'Listed, and everybody may apply.', selectAndChoose),
    ...at('empty', ['/Manage/new'], 'Save the new pet'),
    ...at('error', ['/Manage/new'], /things are missing/, sendForm),
    ...at('full', ['/Manage/shelter'], 'Name of the shelter'),
    ...at('error', ['/Manage/shelter'], 'with an @', saveWith('Email', 'nobody')),
    ...at('full', ['/Manage/start'], 'Invite a colleague'),
    ...at('full', ['/Manage/export'], /^12\d pets$/),
    ...at('open', ['/Manage/export'], 'Export everything?', pressInMain('Export everything')),
    ...at('error', imports, /missing/, both(choose(table), sendForm)),
    ...at('empty', ['/Manage/cards'], 'No pet is chosen.'),
    ...managed('full', '/Manage/$id', /^What became of/),
    ...managed('error', '/Manage/$id', /^One thing is missing/, { act: saveWith('Name', ' ') }),
    ...managed('error', '/Manage/$id', 'This pet is not here', { id: 'nobody' }),
    ...managed('full', '/Manage/cards', 'Print 1 card'),
    ...managed('full', '/Manage/cards', 'Print 1 card', { more: '&size=A4' }),
    ...managed('error', '/Manage/cards', /not on this device/, { id: 'nobody' }),
    ...at('full', securityLog, /Application approved/),
    ...at('full', requests, 'Find a request'),
    ...at('full', request, 'Reason for adoption', readRequest),
    ...at('full', request, /so that visitors see that/, readApproved),
    ...at('error', ['/Dashboard (gone)'], 'This application is not here').map((screen) => ({
      ...screen,
      path: () => '/Dashboard?request=01890000-0000-7000-8000-000000000000',
    })),
  ],
  'an admin who imports': [
    ...at('full', imports, 'This is "Ferret".', press('Report')),
    ...at(
      'full',
      ['/Manage/import (a file)'],
      /Take the file’s:/,
      both(chooseList, press(/^Kept/)),
    ),
    ...at('pending', imports, /^0 of /, both(chooseList, pressInMain(/^Import \d/))),
  ],
  'an admin whom somebody asks': [
    ...at('full', ['/Dashboard (who asks)'], 'People who ask to become admins'),
    ...at('open', ['/Dashboard (who asks)'], 'Make this person an admin?', pressInMain('Confirm')),
  ],
  'an admin whom others wait for': [
    ...managed('full', '/Manage/$id', /waits for an answer/, { id: takenPetId }),
    ...managed('full', '/Manage/cards', /^Visitors cannot open/, { id: takenPetId }),
    ...managed('open', '/Manage/$id', 'Your words', {
      id: takenPetId,
      act: pressInMain(/^Answer/),
    }),
  ],
  'an admin whose change somebody changed': [
    ...managed('full', '/Manage/$id', /changed it after you/),
  ],
  'an admin, and a server that takes no photo': [
    ...managed('error', '/Manage/$id', /^The server did not take/, { act: addPhoto }),
  ],
  'an admin without a network': [
    ...at('offline', ['/Manage'], /^12\d pets$/),
    ...at('offline', ['/Manage/new'], 'Save the new pet'),
    ...at('offline', imports, 'You are offline. The list of imports stays on the server'),
    ...at('offline', ['/Manage/shelter'], 'Name of the shelter'),
    ...at('offline', ['/Manage/start'], /The list of admins stays on the server/),
    ...managed('offline', '/Manage/cards', 'Print 1 card'),
    ...managed('offline', '/Manage/$id', 'You are offline. What became of a pet stays'),
    ...at('offline', securityLog, 'You are offline. The security log stays on the server'),
    ...at('offline', requests, 'Find a request'),
    ...at('offline', request, 'Reason for adoption', readRequest),
  ],
  'an admin whose words wait': [
    ...at('pending', ['/Manage'], /is reserved now\.$/, reserveOne),
    ...managed('pending', '/Manage/$id', /^Saved on this device\. It is sent/, { act: addPhoto }),
    ...managed('open', '/Manage/$id', 'Remove this photo?', {
      act: both(addPhoto, pressInMain('Remove photo 1')),
    }),
    ...at('pending', securityLog, texts.loading),
    ...at('pending', request, 'Saved on this device', decide),
    ...at('pending', requests, 'Saved on this device'),
  ],
  'an admin whose words are refused': [
    ...managed('open', '/Manage/$id', /^Change what is known/, {
      act: both(saveWith('Breed', 'Unheard of'), press(/needs you/i)),
    }),
    ...at('error', securityLog, 'Try again'),
    ...at('error', request, 'Discard', decide),
    ...at('error', requests, 'Refused: open it to see why'),
  ],
  'an admin of whom nobody wants a thing': [
    ...at('empty', requests, 'No adoption requests yet.'),
    ...at('empty', securityLog, 'Nothing of this kind has happened yet.'),
  ],
} satisfies Partial<Record<WorldName, readonly Listed[]>>;
