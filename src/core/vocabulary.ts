/** Names in URNs, class names and headers that existing clients expect. */
export const NAMESPACE = 'li';
export const VENDOR = 'com.linkedin';
export const FRAMEWORK = 'restli';
export const FRAMEWORK_HEADER = 'X-RestLi-Protocol-Version';
