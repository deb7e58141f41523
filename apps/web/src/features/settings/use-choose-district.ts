import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from '../../lib/toast';
import { keepDistrict } from '../preferences/keep-district';

/** The choice shows at once, and goes back if the server refuses. */
export const useChooseDistrict = () => {
  const client = useQueryClient();
  const [wished, setWished] = useState<string>();
  const { mutate } = useMutation({
    scope: { id: 'collection-district' },
    mutationFn: (district: string) => keepDistrict(client, district),
    onError: () => toast({ title: 'Error', description: 'Failed to update collection district.', variant: 'destructive' }),
    // Whoever has chosen another one meanwhile sees that.
    onSettled: (_, __, district) => setWished((last) => (last === district ? undefined : last)),
  });
  const choose = (district: string) => {
    setWished(district);
    mutate(district);
  };
  return { choose, wished };
};
