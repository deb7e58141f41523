import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Botcast } from '#libs/contracts';
import { ownKey } from '../../lib/account';
import { api } from '../../lib/api';
import { toast } from '../../lib/toast';
import { Button } from '../../ui/button';
import { Icon } from '../../ui/icon';

export const OverviewButton = () => {
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const listen = async () => {
    // Browsers allow a new tab only during the click, so it is opened empty and gets its address later.
    const tab = window.open('', '_blank');
    setBusy(true);
    try {
      const sessionId = await ownKey(client);
      const { audioUrl } = await api.post<Botcast>('/botcast', { sessionId });
      if (audioUrl) return openAddress(tab, audioUrl);
      tab?.close();
      toast({ title: 'No Botcast available this week' });
    } catch {
      tab?.close();
      toast({ title: 'Error', description: FAILED_TEXT, variant: 'destructive' });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Button
      size="sm"
      leftSection={<Icon name="headphones" size={20} />}
      aria-disabled={isBusy}
      onClick={() => !isBusy && listen()}
    >
      {isBusy ? 'Preparing the audio overview…' : 'Audio overview'}
      <span className="sr">, opens in a new tab</span>
    </Button>
  );
};

const openAddress = (tab: Window | null, address: string) => {
  if (!tab) return void window.open(address, '_blank', 'noopener');
  tab.opener = null;
  tab.location.href = address;
};

const FAILED_TEXT = 'Failed to generate audio overview. Please try again.';
