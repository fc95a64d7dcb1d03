import { message } from '../../texts/translate';

/** Why an upload is refused. Its numbers have to match `limits.picture`. */
export const notAPicture = message('pictures.notAPicture');
