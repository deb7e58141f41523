import { useCreated } from '../own-events/use-created';
import { Created } from './created';

/** Where one is led after adding an event: what was added. */
export const Added = () => {
  const created = useCreated();
  return created ? <Created key={created.id} event={created} /> : null;
};
