/** How people name a request: the head of its id, which says nothing of the person. */
export function leadReference(leadId: string): string {
  return leadId.slice(0, 8).toUpperCase();
}
