import { Dialog } from '../../ui/dialog';
import { useFollowDraft } from '../following/use-follow-draft';
import { useHasDefaultFollows } from '../preferences/use-preferences';
import { useSidebar } from '../preferences/use-sidebar';
import styles from './selector.module.css';
import { SelectorFoot } from './selector-foot';
import { SelectorSections } from './selector-sections';

/** Nothing is followed or unfollowed until Done. */
export const SelectorDialog = ({ opened, onClose }: { opened: boolean; onClose: () => void }) => {
  const { data: sidebar, isError } = useSidebar();
  const standIn = useHasDefaultFollows();
  const draft = useFollowDraft();
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
      {standIn && (
        <p className={styles.picks}>
          <b>The town’s picks</b> are shown until you choose.
        </p>
      )}
      {sidebar && <SelectorSections sidebar={sidebar} draft={draft} />}
      {isError && <p role="alert">Failed to load organizations. Please try again later.</p>}
    </Dialog>
  );
};
