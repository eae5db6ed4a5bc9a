const COOKIE = "pwa-dismiss";
const MONTHS = 1;

/** 'Jetzt nicht' applies for a month. */
export function dismiss(): void {
  const until = new Date();
  until.setMonth(until.getMonth() + MONTHS);
  const secure = window.location.protocol === "https:" ? "; Secure" : "";
  document.cookie = `${COOKIE}=true; Expires=${until.toUTCString()}; Path=/; SameSite=Lax${secure}`;
}

export function isDismissed(): boolean {
  return new RegExp(`(?:^|; )${COOKIE}=true(?:;|$)`).test(document.cookie);
}
