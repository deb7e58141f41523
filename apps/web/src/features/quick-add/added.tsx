import { Created } from './created';
import { useCreated } from './remembered-event';

/** Where one is led after adding an event: what was added, as long as it is not dismissed. */
export const Added = () => {
  const created = useCreated();
  return created ? <Created event={created} /> : null;
};
