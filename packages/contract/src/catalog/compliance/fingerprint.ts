/**
 * A short text that differs for different values: 53 bits by cyrb53, a public domain hash by bryc. Equal values written
 * as JSON have the same. It tells whether something has changed and protects nothing.
 */
export function fingerprint(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (let index = 0; index < text.length; index += 1) {
    const unit = text.charCodeAt(index);
    high = Math.imul(high ^ unit, 2_654_435_761);
    low = Math.imul(low ^ unit, 1_597_334_677);
  }
  const mix = (one: number, other: number): number =>
    Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  const [left, right] = [mix(high, low), mix(low, high)];
  return (4_294_967_296 * (2_097_151 & right) + (left >>> 0)).toString(36);
}
