/** A grey placeholder for content that is not loaded yet (a skeleton's bone). */
export function skeleton(className: string): string {
  return `<div class="bone ${className}"></div>`;
}
