import { type AdminUser, listUsers } from '#domain/contract/admin.ts';
import { callApi } from '#host-site/api-call.ts';
import { type List, useList } from '#host-site/use-list.ts';

interface UserList extends List<AdminUser> {
  /** Takes over what has just changed, and reads the first page anew. */
  refresh: (changed: AdminUser) => Promise<void>;
}

/** The accounts whose names begin so. */
export function useUsers(query: string): UserList {
  const input = query ? { query: { query } } : {};
  const list = useList(listUsers, input);
  return {
    ...list,
    async refresh(changed) {
      list.renew([changed]);
      const result = await callApi(listUsers, input);
      if (result.status === 'done') list.renew(result.value);
    },
  };
}
