import { join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync, statSync } from 'node:fs';
import { test } from 'vitest';
import { newPicture } from '#tests/contract/media-steps.ts';
import { sha256 } from '#tests/device/pictures.ts';
import { mediaInFolder } from '#worker/node/media-in-folder.ts';
import { keepMedium } from '#worker/media/keep-medium.ts';
import { newPerson } from '#tests/contract/people.ts';
import { startIn } from './run-backup.ts';
test('large', { timeout: 900_000 }, async () => {
  const folder = '/tmp/w/leave-try/large';
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const home = join(folder, 'home');
  const backend = await startIn(home);
  const { uid } = await newPerson(backend);
  await backend.sql(
    `insert into public.pets (id,name,type,breed,description,temperament) select 'p-'||n, 'Pet '||n, 'dog','Beagle', repeat('A calm dog who likes people. ', 30), '{calm,kind}' from generate_series(1,10000) n`,
  );
  await backend.sql(
    `insert into public.adoption_requests (id,user_id,pet_id,pet_name,pet_breed,image,full_name,email,phone_number,address,occupation,reason_for_adoption,experience_with_pets) select gen_random_uuid(),'${uid}','p-'||n,'Pet','Beagle','','Ada','a@example.org','1','x','y', repeat('Because I like walks. ',20), repeat('Two dogs. ',20) from generate_series(1,10000) n`,
  );
  await backend.sql(
    `insert into private.pet_changes (pet_id, field, before, after, changed_by) select 'p-'||(n%10000), 'name', '"a"', '"b"', '${uid}' from generate_series(1,50000) n`,
  );
  const store = mediaInFolder(join(home, 'media'));
  for (let n = 1; n <= 300; n++) {
    const bytes = newPicture(700_000);
    const id = sha256(bytes);
    await keepMedium(store, id, bytes);
    await backend.sql(
      `insert into private.media (id,arrived_at) values ('${id}',now()); insert into public.pet_photos (id,pet_id,renditions) values (gen_random_uuid(),'p-${n}','[{"width":1600,"height":1200,"media":"${id}","type":"image/jpeg"}]')`,
    );
  }
  const t = performance.now();
  await backend.sql('select private.copy_everything(null)');
  console.log('copy ms', performance.now() - t);
  await backend.sql('delete from private.archives');
  await backend.close();
  const timed = (script: string, env: object, file: string) => {
    const r = spawnSync(
      'python3',
      [
        '-c',
        `import subprocess,resource,sys,time;t=time.time();r=subprocess.run(sys.argv[1:]);u=resource.getrusage(resource.RUSAGE_CHILDREN);print('SECONDS',round(time.time()-t,1),'MAXRSS MB',u.ru_maxrss//1024,r.returncode)`,
        process.execPath,
        script,
        file,
      ],
      {
        env: { ...process.env, INIT_CWD: folder, ...env },
        encoding: 'utf8',
        cwd: '/tmp/w/h19leave',
      },
    );
    console.log(r.stdout.slice(-900), r.stderr.slice(-500));
  };
  timed('worker/node/export-archive.ts', { DATA_DIR: home }, 'all.zip');
  console.log('zip MB', statSync(join(folder, 'all.zip')).size / 1e6);
  timed('worker/node/import-file.ts', { DATA_DIR: join(folder, 'other') }, 'all.zip');
});
