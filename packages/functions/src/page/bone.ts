/** A grey bone of the layout to come. */
export function bone(className: string): string {
  return `<div class="bone ${className}"></div>`;
}
