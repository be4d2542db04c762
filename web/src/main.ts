import './base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { settings } from './lib/settings.svelte';
import { speech } from './lib/speech.svelte';

await speech.use(settings.language);
mount(App, { target: document.getElementById('app')! });
