/** The name below the icon of the installed back-office. */
export const BACKEND_APP = "Backoffice";

export function backendAppName(shopName: string): string {
  return `${shopName}: ${BACKEND_APP}`;
}
