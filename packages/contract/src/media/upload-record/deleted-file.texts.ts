/** What an order tells of a file that was deleted. */
export const DELETED = "gelöscht";
export const deletedFile = (name: string): string => `${name} (${DELETED})`;
