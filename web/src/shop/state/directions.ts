/** A link that opens directions to a place in the device's map application. */
export function directionsHref({ latitude, longitude }: { latitude: number; longitude: number }): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude},${longitude}`;
}
