import { Dialog } from '../../ui/dialog';
import { useDraft } from '../following/use-follow-draft';
import { useSidebar } from '../preferences/use-sidebar';
import { SelectorFoot } from './selector-foot';
import { SelectorSections } from './selector-sections';

/** Nothing is followed or unfollowed before Done; closing in any other way leaves everything as it was. */
export const SelectorDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { data: sidebar, isError } = useSidebar();
  const draft = useDraft();
  const close = () => {
    draft.forget();
    onClose();
  };

  return (
    <Dialog
      opened={opened}
      wide
      fullOnPhone
      onClose={close}
      title="MY ALMANAC"
      lead="Follow organizations for a custom view!"
      foot={<SelectorFoot draft={draft} organizations={sidebar?.organizations ?? []} onDone={close} />}
    >
      {sidebar && <SelectorSections sidebar={sidebar} draft={draft} />}
      {isError && <p role="alert">Failed to load organizations. Please try again later.</p>}
    </Dialog>
  );
};
