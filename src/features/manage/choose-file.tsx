import { FileUp } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useState } from 'react';
import { buttonClass } from '#src/ui/button.tsx';

type ChooseFileProps = { refusal: string | undefined; onFile: (file: File) => void };

/** A file is chosen, or dropped where there is a mouse. */
export function ChooseFile({ refusal, onFile }: ChooseFileProps) {
  const [over, setOver] = useState(false);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // So that the same file can be chosen again.
    target.value = '';
    if (file) onFile(file);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  return (
    <div>
      {/* The button in it does the same by keyboard and finger. */}
      <div
        onDrop={drop}
        onDragOver={hover}
        onDragLeave={() => setOver(false)}
        className={`flex flex-col items-start gap-4 rounded-lg border border-dashed px-6 py-8 sm:px-10 ${over ? 'border-evergreen bg-evergreen-tint' : 'border-edge bg-card'}`}
      >
        <p className="max-w-measure text-ink-soft">
          A list that another system exported, as CSV or JSON: Petfinder, RescueGroups, ASM3,
          Shelterluv, PetPoint, Adopt a Pet, Austin, Homeward, or a table of your own saved as CSV.
        </p>
        <label
          className={`${buttonClass()} cursor-pointer hover:bg-evergreen-deep has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-evergreen`}
        >
          <FileUp aria-hidden="true" className="size-5" />
          Choose a file
          {/* No `accept`: some phones then show no CSV at all, and what a file is, its content says. */}
          <input type="file" className="sr-only" onChange={choose} />
        </label>
        <p className="text-sm text-ink-soft pointer-coarse:hidden">Or drop it here.</p>
      </div>
      {refusal !== undefined && (
        <p role="alert" className="mt-3 max-w-measure font-medium text-clay-ink">
          {refusal}
        </p>
      )}
      <p className="mt-3 max-w-measure text-sm text-ink-soft">
        The file is read on this device and is not sent. Nothing changes before you have seen what
        would, and agreed.
      </p>
    </div>
  );
}
