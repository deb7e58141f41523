import { useUser } from '../../lib/account';
import { fetched } from '../../ui/fetched';
import { Later } from '../../ui/later';
import { useCreated } from '../own-events/use-created';
import { Created } from './created';

/** An event in one's own words, for who has an account to keep it in. */
export const QuickAdd = () => {
  const [user, created] = [useUser(), useCreated()];
  if (!user) return null;
  if (created) return <Created key={created.id} event={created} />;
  return (
    <Later wanted>
      <QuickAddCard />
    </Later>
  );
};

const QuickAddCard = fetched(async () => (await import('./quick-add-card')).QuickAddCard);
