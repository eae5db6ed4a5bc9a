/** The bytes that QR codes of each version from 1 hold at error level M. */
const CAPACITY = [
  14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857, 911,
  997, 1059, 1125, 1190, 1264, 1370,
];

/** The most modules that the QR code has on each side. Printers choose the version themselves, and may need fewer. */
export function qrModules(data: string): number {
  const bytes = Buffer.byteLength(data);
  const index = CAPACITY.findIndex((capacity) => bytes <= capacity);
  return 17 + 4 * ((index < 0 ? CAPACITY.length : index) + 1);
}

/** Whether these are the 13 digits of an article, of which the last one checks the others. */
export function isEan13(data: string): boolean {
  if (!/^\d{13}$/.test(data)) return false;
  const sum = [...data].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3), 0);
  return sum % 10 === 0;
}
