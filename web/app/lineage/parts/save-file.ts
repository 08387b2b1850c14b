/** Makes the browser save a file that the page created. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(-120);
  link.click();
  URL.revokeObjectURL(address);
}
