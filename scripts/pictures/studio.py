"""Camera, light, and the way from a rendering to a file."""

import base64
import math
import os
import re
import tempfile
import time

import bpy
import numpy as np
from mathutils import Matrix, Vector
from parts import made, settle

panoramas = os.environ.get('PANORAMAS', '')
"""The folder `hdri` of the package @pmndrs/assets: panoramas of Poly Haven in modules, as data URLs."""


def panorama_file(name):
    file = os.path.join(tempfile.gettempdir(), f'{name}.exr')
    with open(os.path.join(panoramas, f'{name}.exr.js')) as module, open(file, 'wb') as image:
        image.write(base64.b64decode(re.search(r'base64,([^"\'`]+)', module.read()).group(1)))
    return file


def sky(panorama, strength=1.0, turn=0.0):
    scene = bpy.context.scene
    scene.world = bpy.data.worlds.new('sky')
    scene.world.use_nodes = True
    tree = scene.world.node_tree
    image = tree.nodes.new('ShaderNodeTexEnvironment')
    image.image = bpy.data.images.load(panorama_file(panorama))
    mapping = tree.nodes.new('ShaderNodeMapping')
    mapping.inputs['Rotation'].default_value[2] = math.radians(turn)
    where = tree.nodes.new('ShaderNodeTexCoord')
    tree.links.new(where.outputs['Generated'], mapping.inputs['Vector'])
    tree.links.new(mapping.outputs[0], image.inputs['Vector'])
    tree.links.new(image.outputs['Color'], tree.nodes['Background'].inputs['Color'])
    tree.nodes['Background'].inputs['Strength'].default_value = strength


def lamp(kind, at, to, power, color=(1, 1, 1), size=0.5):
    data = bpy.data.lights.new('lamp', kind)
    data.energy = power
    data.color = color
    if kind == 'AREA':
        data.size = size
    elif kind == 'SUN':
        data.angle = size
    else:
        data.shadow_soft_size = size
    thing = bpy.data.objects.new('lamp', data)
    turn = (Vector(to) - Vector(at)).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    thing.matrix_world = Matrix.Translation(at) @ turn
    bpy.context.scene.collection.objects.link(thing)


def light(kind, target, camera, reach):
    """Light of a kind on a target; `reach` is about the size of the scene."""
    t, r = Vector(target), reach
    if kind == 'window':
        sky('apartment', 0.55, 200)
        lamp('AREA', t + Vector((-1.6 * r, -0.5 * r, 1.5 * r)), t, 34 * r * r, (0.93, 0.97, 1.0), 1.1 * r)
    elif kind == 'workshop':
        sky('warehouse', 0.4, 60)
        lamp('AREA', t + Vector((-1.1 * r, -0.5 * r, 1.7 * r)), t, 62 * r * r, (1.0, 0.95, 0.87), 0.55 * r)
    elif kind == 'garage':
        sky('warehouse', 0.12, 60)
        lamp('AREA', t + Vector((0.5 * r, -0.2 * r, 2.0 * r)), t, 26 * r * r, (1.0, 0.74, 0.45), 0.25 * r)
    elif kind == 'dim':
        sky('warehouse', 0.1, 0)
        lamp('AREA', t + Vector((-2.0 * r, 0.3 * r, 1.0 * r)), t, 14 * r * r, (0.8, 0.9, 1.0), 0.7 * r)
    elif kind == 'flash':
        sky('warehouse', 0.18, 0)
        lamp('AREA', Vector(camera) + Vector((0.03 * r, 0, 0.05 * r)), t, 28 * r * r, (1, 0.98, 0.95), 0.04 * r)
    elif kind == 'sun':
        sky('forest', 0.9, 0)
        lamp('SUN', (-2.2, -1.6, 3.2), (0, 0, 0), 2.3, (1.0, 0.93, 0.82), 0.012)
    elif kind == 'evening':
        sky('sunset', 0.7, 120)
        lamp('SUN', (-3.2, -1.4, 1.1), (0, 0, 0), 2.6, (1.0, 0.72, 0.45), 0.02)
    elif kind == 'park':
        sky('park', 0.8, 150)
        lamp('SUN', (2.4, -1.8, 2.6), (0, 0, 0), 2.6, (1.0, 0.94, 0.84), 0.012)
    elif kind == 'overcast':
        sky('city', 1.0, 30)
    elif kind == 'forest':
        sky('forest', 1.1, 0)
    elif kind == 'kitchen':
        sky('lobby', 0.55, 40)
        lamp('AREA', t + Vector((1.5 * r, -0.9 * r, 1.2 * r)), t, 24 * r * r, (0.95, 0.98, 1.0), 0.9 * r)
    else:
        raise ValueError(kind)


def camera(target, at, lens=32, stop=4.0, roll=0.0):
    scene = bpy.context.scene
    data = bpy.data.cameras.new('camera')
    data.lens = lens
    data.sensor_width = 32
    data.dof.use_dof = True
    data.dof.focus_distance = (Vector(target) - Vector(at)).length
    data.dof.aperture_fstop = stop
    data.clip_start = 0.01
    thing = bpy.data.objects.new('camera', data)
    turn = (Vector(target) - Vector(at)).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    thing.matrix_world = Matrix.Translation(at) @ turn @ Matrix.Rotation(math.radians(roll), 4, 'Z')
    scene.collection.objects.link(thing)
    scene.camera = thing


def smooth(color, albedo, normal):
    """Removes noise: averages neighbours that have a similar brightness, surface colour and direction."""
    light_only = np.log1p(color / (albedo + 0.03))
    beside = [np.roll(light_only, move, (0, 1)) for move in ((0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (-1, -1), (1, -1), (-1, 1))]
    middle, reach = np.mean(beside, axis=0), np.std(beside, axis=0)
    light_only = np.clip(light_only, middle - reach, middle + reach)
    for step in (1, 2, 4):
        total, weights = light_only.copy(), np.ones(color.shape[:2] + (1,), np.float32)
        level = light_only.mean(axis=2, keepdims=True)
        around = sum(np.roll(level, (dy, dx), (0, 1)) for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9
        spread = sum((np.roll(level, (dy, dx), (0, 1)) - around) ** 2 for dy in (-1, 0, 1) for dx in (-1, 0, 1)) / 9
        tolerance = 8.0 * spread + 1e-3
        for dy in (-2, -1, 0, 1, 2):
            for dx in (-2, -1, 0, 1, 2):
                if dx == 0 and dy == 0:
                    continue
                move = lambda values: np.roll(values, (dy * step, dx * step), (0, 1))
                apart = (move(level) - level) ** 2 / tolerance
                apart += ((move(albedo) - albedo) ** 2).sum(axis=2, keepdims=True) / 0.006
                apart += ((move(normal) - normal) ** 2).sum(axis=2, keepdims=True) / 0.08
                weight = np.exp(-apart) * (1.0, 0.66, 0.17)[abs(dx)] * (1.0, 0.66, 0.17)[abs(dy)]
                total += move(light_only) * weight
                weights += weight
        light_only = total / weights
    return np.expm1(light_only) * (albedo + 0.03)


def render(file, size=(720, 540), samples=8, exposure=0.0, look='Medium High Contrast'):
    settle()
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    scene.cycles.samples = samples
    scene.cycles.use_adaptive_sampling = True
    scene.cycles.adaptive_threshold = 0.05
    scene.cycles.adaptive_min_samples = 4
    scene.cycles.use_denoising = False
    scene.cycles.max_bounces = 4
    scene.cycles.diffuse_bounces = 1
    scene.cycles.glossy_bounces = 2
    scene.cycles.transmission_bounces = 4
    scene.cycles.sample_clamp_indirect = 4
    scene.cycles.sample_clamp_direct = 12
    scene.cycles.blur_glossy = 1.0
    scene.cycles.caustics_reflective = scene.cycles.caustics_refractive = False
    scene.cycles_curves.shape = 'RIBBONS'
    scene.render.resolution_x, scene.render.resolution_y = size
    scene.render.resolution_percentage = 100
    scene.render.use_persistent_data = False
    bpy.context.view_layer.cycles.denoising_store_passes = True

    folder = tempfile.mkdtemp()
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new('CompositorNodeRLayers')
    output = tree.nodes.new('CompositorNodeOutputFile')
    output.base_path = folder
    output.format.file_format = 'OPEN_EXR'
    output.format.color_depth = '32'
    output.file_slots.clear()
    for name in ('Image', 'Denoising Albedo', 'Denoising Normal'):
        output.file_slots.new(name)
        tree.links.new(layers.outputs[name], output.inputs[name])
    tree.links.new(layers.outputs['Image'], tree.nodes.new('CompositorNodeComposite').inputs[0])
    started = time.process_time()
    bpy.ops.render.render()
    print('rendered in', round(time.process_time() - started, 1))

    def read(name):
        image = bpy.data.images.load(os.path.join(folder, f'{name}{scene.frame_current:04d}.exr'))
        values = np.empty(size[0] * size[1] * 4, np.float32)
        image.pixels.foreach_get(values)
        # A pixel without a value would spread over its neighbours.
        return np.nan_to_num(values, posinf=0, neginf=0).reshape(size[1], size[0], 4)[:, :, :3]

    color = smooth(np.maximum(read('Image'), 0), read('Denoising Albedo'), read('Denoising Normal'))
    scene.view_settings.view_transform = 'Filmic'
    scene.view_settings.look = look
    scene.view_settings.exposure = exposure
    result = bpy.data.images.new('result', *size, float_buffer=True)
    result.colorspace_settings.name = 'Linear'
    pixels = np.ones((size[1], size[0], 4), np.float32)
    pixels[:, :, :3] = color
    result.pixels.foreach_set(pixels.ravel())
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB'
    result.save_render(file)
