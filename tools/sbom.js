// `npm run sbom`: writes what Homeward is built from, each package with its version, licence and
// checksum, as CycloneDX. It is read from package-lock.json and needs no network.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { npm } from './setup.js';
import { Failure, lastWords, main, root } from './steps.js';

/** The bill of materials, as an object. */
export async function readSbom() {
  const args = [
    'sbom',
    '--sbom-format=cyclonedx',
    '--sbom-type=application',
    '--package-lock-only',
  ];
  const { code, output } = await npm([...args, '--loglevel=silent']);
  if (code !== 0) {
    console.error(lastWords(output));
    throw new Failure('npm could not list the packages: run "npm sbom" to see what it says.');
  }
  const sbom = JSON.parse(output);
  // npm names it after the folder.
  const { name, version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const purl = `pkg:npm/${name}@${version}`;
  Object.assign(sbom.metadata.component, { name, version, purl });
  return sbom;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const sbom = await readSbom();
    writeFileSync(join(root, 'sbom.cdx.json'), `${JSON.stringify(sbom, null, 2)}\n`);
    console.log(`sbom.cdx.json names ${sbom.components.length} packages.`);
  });
}
